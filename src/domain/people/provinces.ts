export const southAfrica = 'South Africa'

/** The nine provinces of South Africa. */
export const provinces = [
  'Eastern Cape',
  'Free State',
  'Gauteng',
  'KwaZulu-Natal',
  'Limpopo',
  'Mpumalanga',
  'North West',
  'Northern Cape',
  'Western Cape',
] as const

/** Whether a country, as somebody typed it, is South Africa. Nothing typed is taken for it: most addresses are there. */
export const isSouthAfrica = (country: string) => ['', southAfrica.toLowerCase()].includes(country.trim().toLowerCase())
