export const southAfrica = 'South Africa'

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

/** True if the country is South Africa or empty. Most addresses are in South Africa. */
export const isSouthAfrica = (country: string) => ['', southAfrica.toLowerCase()].includes(country.trim().toLowerCase())
