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

/** Whether a typed country is South Africa. An empty one counts, because most addresses are there. */
export const isSouthAfrica = (country: string) => ['', southAfrica.toLowerCase()].includes(country.trim().toLowerCase())
