import { describe, expect, test } from 'vitest'
import { familyOf } from '#domain/figures/material-families.ts'
import { sourceOf } from '#domain/statement/factor-sources.ts'
import { publications } from '#domain/statement/publications.ts'
import seeded from '#mirage/data/materials.json' with { type: 'json' }

const nameOf = {
  'us-epa-warm-15': 'US EPA WARM v15',
  'uk-desnz-2025': 'UK DESNZ/Defra conversion factors 2025, material use',
}

describe('Source of a factor', () => {
  test.each(seeded)('is found for $name by the figure alone', ({ gwCode, carbonFactor, source }) => {
    const found = sourceOf(familyOf(gwCode), carbonFactor)?.publication.id
    expect(nameOf[found as keyof typeof nameOf]).toBe(source)
  })

  test('names the subject of the figure', () => {
    expect(sourceOf('plastic', 1.1418)?.figure).toBe('PET')
    expect(sourceOf('construction', 0.1177)?.figure).toBe('Dimensional lumber, without modelled storage')
    expect(sourceOf('paper', 3.9083)?.figure).toBe('Mixed paper (general or residential), with modelled storage')
  })

  test('includes the storage per kg, and whether the factor contains it', () => {
    expect(sourceOf('organic', -0.2062)).toMatchObject({ storage: 0.2653, isStorageIncluded: false })
    expect(sourceOf('organic', 0.059)).toMatchObject({ storage: 0.2653, isStorageIncluded: true })
    expect(sourceOf('metal', 4.9481)).toMatchObject({ storage: 0, isStorageIncluded: false })
  })

  test.each([
    ['another figure', 'plastic', 1.1419],
    ['the figure of another family', 'metal', 1.1418],
    ['a figure with another sign', 'construction', 0.0288],
    ['a factor that is unknown', 'plastic', null],
  ] as const)('is unknown for %s', (_, family, carbonFactor) => {
    expect(sourceOf(family, carbonFactor)).toBeNull()
  })
})

test('each publication has distinct figures within a family', () => {
  for (const { figures } of publications) {
    for (const published of Object.values(figures)) {
      const factors = published.flatMap(([factor, , , withStorage]) =>
        withStorage === undefined ? [factor] : [factor, withStorage],
      )
      expect(new Set(factors).size).toBe(factors.length)
    }
  }
})
