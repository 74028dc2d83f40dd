import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Findings } from '#features/reports/flow/findings.tsx'
import { useFlowView } from '#features/reports/flow/use-flow-view.ts'
import type { MaterialFlow } from '#schemas/flow.ts'
import { bought, flowOn, line, type SomeRecord, sold } from '../../../domain/flow/some-flows.ts'
import { showPart } from '../../home/overview-parts.tsx'
import { naledi } from '../../render-app.tsx'

afterEach(cleanup)

const copper = (weight: number) => line('Copper wire', 'GW 53-02', weight)

const InAddress = ({ flow }: { flow: MaterialFlow }) => <Findings flow={flow} address={useFlowView()} />

/** Renders the findings of some records and returns the text of the only one. */
async function findingOf(...records: SomeRecord[]) {
  const { flow } = await flowOn(records)
  showPart(<InAddress flow={flow} />, naledi)
  const list = within(await screen.findByRole('region', { name: 'Findings' }))
  return list
    .getByRole('listitem')
    .textContent.replaceAll(/[\u00a0\u2066-\u2069]/g, ' ')
    .replaceAll(/ +/g, ' ')
}

test('names the day with the lowest stock, and the first day with negative stock', async () => {
  expect(
    await findingOf(
      sold('1', '2026-08-14', copper(2)),
      sold('2', '2026-08-16', copper(10)),
      bought('3', '2026-08-20', copper(30)),
    ),
  ).toContain(
    '12.00 kg more Copper wire sold than in stock on Aug 16, 2026GW 53-02 The stock is first negative on Aug 14, 2026.',
  )
})

test('names the month instead if the stock is negative at its end', async () => {
  expect(
    await findingOf(
      sold('1', '2026-08-14', copper(2)),
      bought('2', '2026-08-31', copper(1)),
      bought('3', '2026-09-01', copper(30)),
    ),
  ).toContain('1.00 kg more Copper wire sold than boughtGW 53-02 The lowest stock is at the end of Aug')
})

test('calculates stock that is negative at the end of the period', async () => {
  expect(await findingOf(bought('1', '2026-08-14', copper(5)), sold('2', '2026-08-15', copper(7)))).toContain(
    '2.00 kg more Copper wire sold than boughtGW 53-02 0.00 kg opening + 5.00 kg in − 7.00 kg sold = −2.00 kg.',
  )
})
