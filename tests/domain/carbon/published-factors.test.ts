import { describe, expect, test } from 'vitest'
import { factorOfWarm, factorText } from '#domain/carbon/carbon.ts'
import seeded from '#mirage/data/materials.json' with { type: 'json' }

/**
 * Rows of US EPA WARM v15 (openLCA edition, github.com/USEPA/WARMer 0ba5c8a, DOI 10.5281/zenodo.7760862), for
 * recycling, or composting and digestion if named. Columns: tonnes CO₂e per short ton, negative if avoided; kg avoided
 * per kg; modelled carbon storage in that figure; figure without storage. As published, to four decimals.
 */
const published = [
  ['Aluminium cans', -9.1274, 10.0613, 0, 10.0613],
  ['Aluminium ingot (scrap proxy)', -7.2037, 7.9407, 0, 7.9407],
  ['Steel cans', -1.8321, 2.0195, 0, 2.0195],
  ['Structural steel', -1.9268, 2.1239, 0, 2.1239],
  ['Copper wire', -4.4888, 4.9481, 0, 4.9481],
  ['Mixed metals', -4.1803, 4.608, 0, 4.608],
  ['PET', -1.0359, 1.1418, 0, 1.1418],
  ['HDPE', -0.758, 0.8355, 0, 0.8355],
  ['PP', -0.793, 0.8742, 0, 0.8742],
  ['Mixed plastics', -0.9254, 1.0201, 0, 1.0201],
  ['Corrugated cardboard', -3.1353, 3.4561, 3.3688, 0.0873],
  ['Newspaper', -2.7083, 2.9854, 2.2225, 0.7629],
  ['Office paper', -2.8637, 3.1568, 3.3688, -0.2121],
  ['Glass', -0.2761, 0.3043, 0, 0.3043],
  ['Tyres', -0.3763, 0.4148, 0, 0.4148],
  ['Mixed recyclables', -2.8454, 3.1365, 2.8021, 0.3344],
  ['Concrete', -0.008, 0.0088, 0, 0.0088],
  ['Asphalt concrete', -0.0809, 0.0892, 0, 0.0892],
  ['Drywall', 0.0261, -0.0288, 0, -0.0288],
  ['Dimensional lumber', -2.6613, 2.9336, 2.8159, 0.1177],
  ['Desktop CPUs', -1.4868, 1.639, 0, 1.639],
  ['Portable electronic devices', -1.0618, 1.1704, 0, 1.1704],
  ['Flat-panel displays', -0.9923, 1.0938, 0, 1.0938],
  ['Hard-copy devices', -0.5574, 0.6144, 0, 0.6144],
  ['Mixed electronics', -0.7853, 0.8657, 0, 0.8657],
  ['Printed circuit board (component)', -2.4669, 2.7193, 0, 2.7193],
  ['Food waste - composting', -0.1156, 0.1274, 0.2653, -0.1379],
  ['Yard trimmings - composting', -0.0536, 0.059, 0.2653, -0.2062],
  ['Mixed organics - composting', -0.0707, 0.0779, 0.2653, -0.1874],
  ['Food waste - dry anaerobic digestion', -0.0417, 0.046, 0.0362, 0.0098],
] as const

/**
 * Rounding error in kg per kg of a figure with four decimals in tonnes per short ton: half of the last digit of both.
 */
const rounding = 0.00005 / 0.90718 + 0.00005 + 1e-9

describe('Published WARM figure', () => {
  test.each(published)('converts %s from %d t per short ton to %d kg avoided per kg', (_, tonnes, perKg) => {
    expect(Math.abs(factorOfWarm(tonnes) - perKg)).toBeLessThanOrEqual(rounding)
  })

  test.each(published.filter(([, , , storage]) => storage > 0))(
    'excludes modelled storage for %s',
    (_, tonnes, _perKg, storage, without) => {
      // The published storage is rounded too.
      expect(Math.abs(factorOfWarm(tonnes, storage) - without)).toBeLessThanOrEqual(rounding + 0.00005)
    },
  )

  test('changes its sign: emissions, such as by drywall, are negative', () => {
    expect(factorOfWarm(0.0261)).toBe(-0.0288)
    expect(factorOfWarm(-4.4888)).toBe(4.9481)
  })
})

describe('Seeded WARM factors', () => {
  const fromWarm = seeded.filter(({ source }) => source === 'US EPA WARM v15')

  test('exist', () => {
    expect(fromWarm.length).toBeGreaterThan(20)
  })

  test.each(fromWarm)('$name: $carbonFactor kg per kg, as published without storage', ({ carbonFactor, note }) => {
    const found = published.filter(([, , , , without]) => without === carbonFactor)
    expect(found).not.toHaveLength(0)
    expect(note.startsWith('without modelled')).toBe(found.some(([, , , storage]) => storage > 0))
  })
})

/** WARM figures without storage for materials that also have a DESNZ factor. */
const inBoth = [
  ['Plasterboard', -0.0288],
  ['Office paper, white', -0.2121],
  ['Newspaper and magazines', 0.015],
  ['Corrugated cardboard', 0.0873],
  ['Books', 0.0533],
  ['Mixed paper and board', 0.5395],
] as const

test.each(inBoth)('the seeded factor of %s is the lower one if sources disagree in sign', (name, ofWarm) => {
  const factor = seeded.find(material => material.name === name)?.carbonFactor ?? Number.NaN
  expect(Math.sign(factor)).toBe(Math.sign(ofWarm))
})

test.each([
  [0.1, '0.1'],
  [1e-7, '0.0000001'],
  [-12.5, '-12.5'],
  [null, null],
  [undefined, null],
])('sends the factor %s as %s', (factor, text) => {
  expect(factorText(factor)).toBe(text)
})
