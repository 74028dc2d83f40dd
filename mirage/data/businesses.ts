import type { Family } from '#domain/figures/material-families.ts'
import type { Place } from './places.ts'

export type SeededBusiness = {
  readonly name: string
  readonly domain: string
  readonly place: Place
  /** Material families that the business buys. */
  readonly families: readonly Family[]
  /** Relative number of trades: a business with 4 has about twice as many as one with 2. */
  readonly share: number
}

/** Businesses of the default scenario. Umhlanga Metals has several accounts and the most trades. */
export const businesses: readonly SeededBusiness[] = [
  { name: 'Umhlanga Metals', domain: 'umhlangametals', place: 'Umhlanga', families: ['metal', 'hazardous'], share: 5 },
  {
    name: 'Kasi Recyclers',
    domain: 'kasirecyclers',
    place: 'Soweto',
    families: ['plastic', 'paper', 'metal'],
    share: 3,
  },
  { name: 'Cape Fibre Mills', domain: 'capefibremills', place: 'CapeTown', families: ['paper'], share: 2 },
  { name: 'Durban Glassworks', domain: 'durbanglassworks', place: 'Durban', families: ['glass'], share: 1 },
  { name: 'Highveld Polymers', domain: 'highveldpolymers', place: 'Germiston', families: ['plastic'], share: 2 },
  { name: 'Garden Route Organics', domain: 'gardenrouteorganics', place: 'George', families: ['organic'], share: 1 },
  { name: 'Limpopo Tyre Recovery', domain: 'limpopotyres', place: 'Polokwane', families: ['tyres', 'metal'], share: 1 },
  { name: 'Bloem Scrap & Steel', domain: 'bloemscrap', place: 'Bloemfontein', families: ['metal'], share: 2 },
  { name: 'Vaal Circuit Recovery', domain: 'vaalcircuit', place: 'Midrand', families: ['hazardous'], share: 1 },
  {
    name: 'Algoa Bay Plastics',
    domain: 'algoabayplastics',
    place: 'Gqeberha',
    families: ['plastic', 'glass'],
    share: 1,
  },
  {
    name: 'Mbombela Timber & Rubble',
    domain: 'mbombelarubble',
    place: 'Mbombela',
    families: ['construction'],
    share: 1,
  },
  {
    name: 'Diamond City Buy-Back',
    domain: 'diamondcity',
    place: 'Kimberley',
    families: ['paper', 'glass', 'other'],
    share: 1,
  },
  {
    name: 'Platinum Belt Recycling',
    domain: 'platinumbelt',
    place: 'Rustenburg',
    families: ['metal', 'plastic'],
    share: 2,
  },
  { name: 'Durban Harbour Oil', domain: 'harbouroil', place: 'Durban', families: ['hazardous', 'metal'], share: 1 },
]
