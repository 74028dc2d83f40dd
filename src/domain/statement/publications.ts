import type { Family } from '#domain/figures/material-families.ts'

/**
 * Published figure: kg CO₂e avoided per kg without modelled carbon storage, and its name. If the source models storage,
 * also the storage in kg per kg and the published factor that includes storage.
 */
type Figure = readonly [carbonFactor: number, name: string, storage?: number, withStorage?: number]

/**
 * Published set of factors. `short` is a name for table columns. Kind `calculated` means that the factors are
 * differences of published values.
 */
export type Publication = {
  id: string
  short: string
  name: string
  year: number
  /** Name of the set of global warming potentials (GWP) used. */
  gwp: string
  url: string
  kind: 'published' | 'calculated'
  figures: Readonly<Partial<Record<Family, readonly Figure[]>>>
}

/** US EPA WARM v15, openLCA edition. The process is recycling, unless composting or digestion is named. */
const warm: Publication = {
  id: 'us-epa-warm-15',
  short: 'WARM v15',
  name: 'US EPA Waste Reduction Model (WARM), version 15: recycling, or composting and digestion where named',
  year: 2020,
  gwp: 'IPCC AR4, 100 years',
  url: 'https://doi.org/10.5281/zenodo.7760862',
  kind: 'published',
  figures: {
    metal: [
      [10.0613, 'Aluminium cans'],
      [7.9407, 'Aluminium ingot (scrap proxy)'],
      [2.0195, 'Steel cans'],
      [2.1239, 'Structural steel'],
      [4.9481, 'Copper wire'],
      [4.608, 'Mixed metals'],
    ],
    plastic: [
      [1.1418, 'PET'],
      [0.8355, 'HDPE'],
      [0.8742, 'PP'],
      [1.0201, 'Mixed plastics'],
    ],
    paper: [
      [0.0873, 'Corrugated cardboard', 3.3688, 3.4561],
      [0.7629, 'Newspaper', 2.2225, 2.9854],
      [-0.2121, 'Office paper', 3.3688, 3.1568],
      [0.015, 'Magazines / third-class mail', 3.3688, 3.3838],
      [0.6681, 'Phone books', 2.2225, 2.8906],
      [0.0533, 'Textbooks', 3.3688, 3.4221],
      [0.5395, 'Mixed paper (general or residential)', 3.3688, 3.9083],
      [0.577, 'Mixed paper (offices)', 3.3688, 3.9459],
    ],
    glass: [[0.3043, 'Glass']],
    tyres: [[0.4148, 'Tyres']],
    construction: [
      [0.0088, 'Concrete'],
      [0.0892, 'Asphalt concrete'],
      [0.0991, 'Asphalt shingles'],
      [-0.0288, 'Drywall'],
      [0.1177, 'Dimensional lumber', 2.8159, 2.9336],
      [0.9533, 'Fly ash'],
    ],
    hazardous: [
      [1.639, 'Desktop CPUs'],
      [1.1704, 'Portable electronic devices'],
      [1.0938, 'Flat-panel displays'],
      [0.6278, 'CRT displays'],
      [0.4016, 'Electronic peripherals'],
      [0.6144, 'Hard-copy devices'],
      [0.8657, 'Mixed electronics'],
      [2.7193, 'Printed circuit board (component)'],
    ],
    organic: [
      [-0.1379, 'Food waste, composting', 0.2653, 0.1274],
      [-0.2062, 'Yard trimmings, composting', 0.2653, 0.059],
      [-0.1874, 'Mixed organics, composting', 0.2653, 0.0779],
      [0.0098, 'Food waste, dry anaerobic digestion', 0.0362, 0.046],
      [-0.077, 'Yard trimmings, dry anaerobic digestion', 0.1753, 0.0983],
      [-0.0303, 'Mixed organics, dry anaerobic digestion', 0.103, 0.0726],
    ],
    other: [
      [0.3344, 'Mixed recyclables', 2.8021, 3.1365],
      [2.6253, 'Carpet'],
    ],
  },
}

/**
 * UK government conversion factors 2025. Each factor here is the difference of two published factors: a proxy, not an
 * official factor.
 */
const desnz: Publication = {
  id: 'uk-desnz-2025',
  short: 'DESNZ 2025',
  name: 'UK DESNZ/Defra conversion factors 2025, material use',
  year: 2025,
  gwp: 'IPCC AR5, 100 years',
  url: 'https://www.gov.uk/government/publications/greenhouse-gas-reporting-conversion-factors-2025',
  kind: 'calculated',
  figures: {
    metal: [[1.7667, 'Scrap metal']],
    plastic: [
      [1.0969, 'PVC'],
      [1.8672, 'LDPE'],
      [1.8129, 'Average plastic film'],
      [1.707, 'PS'],
      [1.4386, 'Average plastic, rigid'],
    ],
    paper: [
      [0.295, 'Paper'],
      [0.1016, 'Board'],
      [0.2197, 'Mixed paper and board'],
    ],
    construction: [
      [0.0879, 'Plasterboard'],
      [0.0046, 'Aggregates'],
    ],
    hazardous: [[0.725, 'Mineral oil']],
  },
}

export const publications: readonly Publication[] = [warm, desnz]
