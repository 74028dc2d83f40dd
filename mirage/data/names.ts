export const itemsOf = (text: string): readonly string[] => text.split(',').map(item => item.trim())

export const firstNames = itemsOf(`
  Amahle, Andile, Anika, Ayanda, Bheki, Blessing, Busisiwe, Chantel, Charl, Dineo, Divan, Farouk, Gugu,
  Hendrik, Imraan, Johan, Kagiso, Karabo, Katlego, Keabetswe, Khanyi, Lebo, Lerato, Liezel, Lungile, Mandla,
  Marius, Mpho, Musa, Nadia, Neo, Nomsa, Nosipho, Palesa, Pieter, Precious, Priya, Refilwe, Riaan, Sanjay,
  Sibusiso, Siyabonga, Tebogo, Thabo, Themba, Tshepo, Unathi, Vusi, Wilmien, Xolani, Yusuf, Zanele, Zodwa
`)

export const surnames = itemsOf(`
  Abrahams, Adams, Botha, Coetzee, Dube, Erasmus, Fourie, Govender, Hadebe, Isaacs, Jansen, Khoza, Kruger,
  Mabaso, Madonsela, Mahlangu, Maluleke, Maseko, Mbatha, Mkhize, Modise, Mofokeng, Molefe, Mthembu, Naidoo,
  Ndlovu, Ngcobo, Nel, Ntuli, Patel, Pillay, Radebe, Sithole, Steyn, Tshabalala, van der Merwe, van Wyk,
  Venter, Williams, Zulu, Zwane
`)
