import { itemsOf } from './names.ts'

/** Towns of the seeded people and businesses, at least one in each of the nine provinces. */
export const places = {
  Umhlanga: { city: 'Umhlanga', province: 'KwaZulu-Natal', zipCode: '4319' },
  Durban: { city: 'Durban', province: 'KwaZulu-Natal', zipCode: '4001' },
  Soweto: { city: 'Soweto', province: 'Gauteng', zipCode: '1804' },
  Germiston: { city: 'Germiston', province: 'Gauteng', zipCode: '1401' },
  Midrand: { city: 'Midrand', province: 'Gauteng', zipCode: '1685' },
  CapeTown: { city: 'Cape Town', province: 'Western Cape', zipCode: '8001' },
  George: { city: 'George', province: 'Western Cape', zipCode: '6529' },
  Polokwane: { city: 'Polokwane', province: 'Limpopo', zipCode: '0699' },
  Bloemfontein: { city: 'Bloemfontein', province: 'Free State', zipCode: '9301' },
  Gqeberha: { city: 'Gqeberha', province: 'Eastern Cape', zipCode: '6001' },
  Mbombela: { city: 'Mbombela', province: 'Mpumalanga', zipCode: '1200' },
  Kimberley: { city: 'Kimberley', province: 'Northern Cape', zipCode: '8301' },
  Rustenburg: { city: 'Rustenburg', province: 'North West', zipCode: '0299' },
} as const
export type Place = keyof typeof places

export const streets = itemsOf(`
  Acacia Avenue, Albert Luthuli Street, Bree Street, Commercial Road, Foundry Lane, Industria Road,
  Jacaranda Street, Main Reef Road, Market Street, Nelson Mandela Drive, Oliver Tambo Street, Protea Road,
  Rivonia Street, Station Road, Voortrekker Road, Weighbridge Road
`)
