import type { Family } from '#domain/figures/material-families.ts'

/** What is published of a family: factors in kg CO₂e avoided per kg, each with what it is published for. */
type Figures = Readonly<Partial<Record<Family, ReadonlyArray<readonly [carbonFactor: number, name: string]>>>>

/** Who published factors, and what these are for. `short` is for a column. */
export type Publication = {
  id: string
  short: string
  name: string
  year: number
  /** The set of global warming potentials. */
  gwp: string
  url: string
  figures: Figures
}

/** US EPA WARM v15, openLCA edition; what its models store in forests and soil is in a factor unless its name says otherwise. */
const warm: Publication = {
  id: 'us-epa-warm-15',
  short: 'WARM v15',
  name: 'US EPA Waste Reduction Model (WARM), version 15: recycling, or composting and digestion where it says so',
  year: 2020,
  gwp: 'IPCC AR4, 100 years',
  url: 'https://doi.org/10.5281/zenodo.7760862',
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
      [3.4561, 'Corrugated cardboard'],
      [0.0873, 'Corrugated cardboard, without modelled storage'],
      [2.9854, 'Newspaper'],
      [0.7629, 'Newspaper, without modelled storage'],
      [3.1568, 'Office paper'],
      [-0.2121, 'Office paper, without modelled storage'],
      [3.3838, 'Magazines / third-class mail'],
      [0.015, 'Magazines / third-class mail, without modelled storage'],
      [2.8906, 'Phone books'],
      [0.6681, 'Phone books, without modelled storage'],
      [3.4221, 'Textbooks'],
      [0.0533, 'Textbooks, without modelled storage'],
      [3.9083, 'Mixed paper (general) or Mixed paper (residential)'],
      [
        0.5395,
        'Mixed paper (general), without modelled storage or Mixed paper (residential), without modelled storage',
      ],
      [3.9459, 'Mixed paper (offices)'],
      [0.577, 'Mixed paper (offices), without modelled storage'],
    ],
    glass: [[0.3043, 'Glass']],
    tyres: [[0.4148, 'Tyres']],
    construction: [
      [0.0088, 'Concrete'],
      [0.0892, 'Asphalt concrete'],
      [0.0991, 'Asphalt shingles'],
      [-0.0288, 'Drywall'],
      [2.9336, 'Dimensional lumber'],
      [0.1177, 'Dimensional lumber, without modelled storage'],
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
      [0.1274, 'Food waste, composting'],
      [-0.1379, 'Food waste, composting, without modelled storage'],
      [0.059, 'Yard trimmings, composting'],
      [-0.2062, 'Yard trimmings, composting, without modelled storage'],
      [0.0779, 'Mixed organics, composting'],
      [-0.1874, 'Mixed organics, composting, without modelled storage'],
      [0.046, 'Food waste, dry anaerobic digestion'],
      [0.0098, 'Food waste, dry anaerobic digestion, without modelled storage'],
      [0.0983, 'Yard trimmings, dry anaerobic digestion'],
      [-0.077, 'Yard trimmings, dry anaerobic digestion, without modelled storage'],
      [0.0726, 'Mixed organics, dry anaerobic digestion'],
      [-0.0303, 'Mixed organics, dry anaerobic digestion, without modelled storage'],
    ],
    other: [
      [3.1365, 'Mixed recyclables'],
      [0.3344, 'Mixed recyclables, without modelled storage'],
      [2.6253, 'Carpet'],
    ],
  },
}

/** UK government conversion factors 2025. Each is a difference of two of them, so a proxy and no official factor. */
const desnz: Publication = {
  id: 'uk-desnz-2025',
  short: 'DESNZ 2025',
  name: 'UK DESNZ/Defra conversion factors 2025, material use: primary production less closed-loop recycling',
  year: 2025,
  gwp: 'IPCC AR5, 100 years',
  url: 'https://www.gov.uk/government/publications/greenhouse-gas-reporting-conversion-factors-2025',
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

/** The publications whose factors are known here. */
export const publications: readonly Publication[] = [warm, desnz]
