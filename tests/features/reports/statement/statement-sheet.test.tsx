import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { StatementSheet } from '#features/reports/statement/statement-sheet.tsx'
import type { Line } from '#schemas/trade.ts'
import { lineOf, statementOn, tradeOf } from '../../../domain/statement/some-statements.ts'
import { showPart } from '../../home/overview-parts.tsx'

afterEach(cleanup)

const copper = lineOf('Copper wire', 'GW 53-02', 4.9481, 93)
const drywall = lineOf('Drywall', 'GW 30-01', -0.0288, 1000)
const mystery = lineOf('Mystery', 'GW 52-01', null, 7)

const show = async (...lines: Line[]) =>
  showPart(<StatementSheet statement={await statementOn([tradeOf('1', '2026-07-01', ...lines)])} records="" />)

const plain = (text: string | null = '') => text?.replaceAll('\u00a0', ' ')
const figures = () => screen.getAllByRole('term').map(term => plain(term.parentElement?.parentElement?.textContent))
const rowOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => plain(textContent))

describe('statement on the screen', () => {
  test('shows CO₂e, materials, number and range of trades, and unknown amounts in all places', async () => {
    await show(copper, mystery)
    expect(figures()).toEqual([
      'CO₂e avoided, estimated460.17 kg',
      'Material bought100.00 kg',
      'Transactions1Jul 1, 2026',
      'Unknown7 %Share of weight without a factor. 1 line without a factor: not counted.',
    ])
    expect(rowOf('Mystery')).toEqual(['GW 52-01', 'unknown', '–', '7.00', 'unknown'])
    expect(rowOf('Glass')).toEqual(['', '', '', '7.00', 'unknown'])
  })

  test('shows a negative factor as more than new, in another colour', async () => {
    await show(drywall, lineOf('PET bottles', 'GW 51-01', 1.1418, 10))
    expect(figures()[0]).toBe('CO₂e more than new, estimated17.38 kg')
    expect(rowOf('Drywall')).toEqual(['GW 30-01', '−0.0288', 'equals WARM v15', '1 000.00', 'more than new 28.80'])
    const [emitted, avoided] = ['more than new 28.80', '11.42'].map(text => screen.getAllByText(text)[0])
    expect(emitted?.className).not.toBe(avoided?.className)
  })

  test('shows subtracted amounts, and kilograms beside tonnes', async () => {
    await show(lineOf('Copper wire', 'GW 53-02', 4.9481, 10_000), drywall)
    expect(figures()[0]).toBe(
      'CO₂e avoided, estimated49.45 t49 452.20 kg: 28.80 kg more than new is already subtracted',
    )
  })

  test('shows unknown, not 0, if all factors are unknown', async () => {
    await show(mystery)
    expect(figures()[0]).toBe('CO₂e avoidedunknown')
    expect(rowOf('All materials').at(-1)).toBe('unknown')
  })

  test('names the publications of its factors, and own factors', async () => {
    await show(copper, lineOf('PET bottles', 'GW 51-01', 1.2, 10))
    expect(rowOf('Copper wire')[2]).toBe('equals WARM v15')
    expect(rowOf('PET bottles')[2]).toBe('own factor')
    expect(screen.getByText(/^WARM v15: US EPA .* https:\/\/doi\.org/)).toBeVisible()
    expect(screen.getByText(/^own factor: entered in the list of materials/)).toBeVisible()
    expect(screen.getByText(/^WARM v15: /)).toHaveTextContent('The factors equal its figures for Copper wire.')
    expect(screen.queryByText(/DESNZ/)).toBeNull()
  })

  test('names a factor from DESNZ figures as an own calculation', async () => {
    await show(lineOf('Used oil', 'HW 07-01', 0.725, 10))
    expect(rowOf('Used oil')[2]).toBe('own factor, from DESNZ 2025')
    expect(screen.getByText(/^DESNZ 2025: /)).toHaveTextContent(
      'Calculated from its figures for Mineral oil: primary production minus closed-loop recycling. This is not a published factor.',
    )
  })

  test('shows both figures of organics: CO₂e without storage, and storage', async () => {
    await show(lineOf('Food waste for composting', 'GW 20-02', -0.1379, 1000), copper)
    expect(rowOf('Food waste for composting').slice(-2)).toEqual(['more than new 137.90', '265.30'])
    expect(rowOf('Copper wire').at(-1)).toBe('–')
    expect(rowOf('All materials').slice(-2)).toEqual(['322.27', '265.30'])
    expect(figures()[0]).toContain('Modelled storage, not included: 265.30 kg')
  })

  test('names the storage in its factors', async () => {
    await show(lineOf('Cardboard', 'GW 50-02', 3.4561, 100))
    expect(figures()[0]).toContain('Of which modelled storage: 336.88 kg')
  })

  test('shows the share of each family, including tiny ones', async () => {
    await show(copper, lineOf('PET bottles', 'GW 51-01', 1.1418, 20), lineOf('Glass', 'GW 52-01', 0.3043, 0.1))
    const shares = screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent))
    expect(shares).toEqual(['Metal95.3 %', 'Plastic4.7 %', 'Glass<0.1 %'])
  })

  test('shows amounts instead of shares if a family is more than new', async () => {
    await show(copper, drywall)
    const shares = screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent))
    expect(shares).toEqual(['Metal460.17 kg', 'Construction28.80 kg more than new'])
  })

  test('names role, period, baseline, boundary, method, limits, author, time and fingerprint, without storage', async () => {
    await show(copper)
    expect(screen.getByText(/^Role: /)).toHaveTextContent('Role: buyer. Umhlanga Metals bought these kilograms.')
    expect(screen.getByText(/^Period: /)).toHaveTextContent(
      'Period: Jan 1 – Dec 31, 2026, in the time zone UTC (UTC+00:00).',
    )
    expect(screen.getByText(/^Baseline: virgin production/)).toBeVisible()
    expect(screen.getByText(/^Boundary: cradle to gate/)).toBeVisible()
    expect(screen.getByText(/^WARM v15: .* Published in 2020, GWP set: IPCC AR4, 100 years\./)).toBeVisible()
    expect(screen.getByText(/^For/)).toHaveTextContent('For Umhlanga Metals')
    expect(screen.getByText('Name, signature and date')).toBeInTheDocument()
    expect(
      screen.getByText(/^A line’s CO₂e is its weight times its material’s factor .* Factors of all families exclude/),
    ).toBeVisible()
    expect(screen.getByText(/They are not verified and are not carbon credits/)).toBeVisible()
    expect(screen.getByText(/^Created on /)).toHaveTextContent(
      /(Dec 31, 2026|Jan 1, 2027), .* by Naledi Mokoena, from 1 trade\.$/,
    )
    expect(screen.getByText(/^[0-9a-f]{64}$/)).toBeVisible()
    expect(screen.queryByText(/[Ss]torage (apart|included)/)).toBeNull()
    expect(screen.queryByText(/Modelled storage/)).toBeNull()
  })
})
