print("knurl")
