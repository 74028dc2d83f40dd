import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Period } from '#domain/figures/periods.ts'
import { FiguresScreen } from '#features/home/figures/figures-screen.tsx'
import type { ReadingProgress } from '#machines/trade-totals/trade-totals.selectors.ts'
import { bongani, lindiwe, naledi } from '#tests/features/render-app.tsx'
import { aluminium, bottles, drywall, showPart, sumsOfTrades, tradeOn } from './overview-parts.tsx'

afterEach(cleanup)

const done: ReadingProgress = { read: 120, pages: 120, failed: 0, isDone: true, isStopped: false, changingSince: null }
const trades = [tradeOn('2026-11-20', aluminium, drywall), tradeOn('2026-11-05', bottles)]

const press = () => vi.fn<() => void>()

/** Sales of business `kasi`, which sold nothing. */
const noSales = { by: 'kasi', now: sumsOfTrades([]), before: null, days: new Map() }

function show(
  as: string,
  { progress = done, period = { kind: 'month' } }: { progress?: ReadingProgress; period?: Period } = {},
) {
  const handlers = { onPeriod: vi.fn<(chosen: Period) => void>(), onStop: press(), onGoOn: press(), onRetry: press() }
  const shown = showPart(
    <FiguresScreen
      period={period}
      ranges={{ now: { from: '2026-11-01', to: '2026-11-22' }, before: { from: '2026-10-01', to: '2026-10-22' } }}
      figures={{
        now: sumsOfTrades(trades),
        before: sumsOfTrades([tradeOn('2026-10-02', bottles)]),
        days: new Map(),
        sold: as === naledi ? noSales : null,
        progress,
        problem: null,
        latest: trades,
        unreadable: { records: [], lines: [] },
        isWithoutTrades: false,
      }}
      {...handlers}
    />,
    as,
  )
  return { ...shown, ...handlers }
}

const region = (name: string) => screen.findByRole('region', { name })

test('figures of a business name the business, period and top materials, and link recent trades', async () => {
  show(naledi)
  expect(await screen.findByText('Umhlanga Metals, Nov 1 – 22, 2026')).toBeVisible()
  expect(screen.getByText(/^Compared with Oct 1 – 22, 2026\./)).toBeVisible()
  const most = within(await region('Most avoided')).getAllByRole('listitem')
  expect(most.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    'Aluminium cans 1 000.00 kg',
    'PET bottles 250.00 kg',
  ])
  const latest = within(await region('Latest transactions'))
  expect(latest.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/business/transactions',
    `/business/transactions/${trades[0]?.id}/edit`,
    `/business/transactions/${trades[1]?.id}/edit`,
  ])
  expect(screen.queryByRole('region', { name: 'Leading businesses' })).toBeNull()
})

test('show leading businesses to an administrator', async () => {
  show(lindiwe)
  expect(within(await region('Leading businesses')).getByRole('listitem')).toHaveTextContent(
    /Kasi Recyclers 1 050\.00 kg/,
  )
})

test('show a collector collections without links', async () => {
  show(bongani)
  expect(await screen.findByText(/^Your collections, Nov 1\s–\s22, 2026/)).toBeVisible()
  const latest = within(await region('Latest collections'))
  expect(latest.queryByRole('link')).toBeNull()
  expect(latest.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain('Materials')
  expect(latest.getByText('Aluminium cans, Drywall')).toBeVisible()
  expect(latest.queryByText('Bongani Khumalo')).toBeNull()
})

const line = () => screen.findByText(/these figures cover/i)

describe('progress of the reading', () => {
  test('counts pages and stops on request', async () => {
    const { user, onStop } = show(naledi, { progress: { ...done, read: 1200, pages: 12_000, isDone: false } })
    expect(await screen.findByText('Reading: 1 200 of 12 000 pages')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Loaded so far' })).toHaveAttribute('value', '1200')
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    expect(onStop).toHaveBeenCalledOnce()
  })

  test('continues after a stop', async () => {
    const { user, onGoOn } = show(naledi, { progress: { ...done, read: 96, isDone: false, isStopped: true } })
    expect(await line()).toHaveTextContent('Stopped: these figures cover 96 of 120 pages.')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(onGoOn).toHaveBeenCalledOnce()
  })

  test('counts failed pages and retries them', async () => {
    const { user, onRetry } = show(naledi, { progress: { ...done, read: 96, failed: 24 } })
    expect(await line()).toHaveTextContent('These figures cover 96 of 120 pages: 24 could not be read.')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test('disappears after all pages are read', async () => {
    show(naledi)
    expect(await screen.findByText(/^Compared with Oct 1\s–\s22, 2026\./)).toBeVisible()
    expect(screen.queryByText(/these figures cover/i)).toBeNull()
  })
})

describe('period', () => {
  test('is one of eight, or custom days that start as the current range', async () => {
    const { user, onPeriod } = show(naledi)
    await user.click(await screen.findByRole('button', { name: /Period/ }))
    const options = screen.getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'This month',
      'This quarter',
      'This year',
      'Last week',
      'Last month',
      'Last quarter',
      'Last year',
      'Last 12 months',
      'From – to',
    ])
    await user.click(screen.getByRole('option', { name: 'From – to' }))
    expect(onPeriod).toHaveBeenCalledExactlyOnceWith({ kind: 'custom', from: '2026-11-01', to: '2026-11-22' })
  })

  test('steps to the period before and, unless that is in the future, after', async () => {
    const { user, onPeriod } = show(naledi)
    await user.click(await screen.findByRole('button', { name: 'Previous period' }))
    expect(onPeriod).toHaveBeenCalledExactlyOnceWith({ kind: 'custom', from: '2026-10-01', to: '2026-10-31' })
    expect(screen.getByRole('button', { name: 'Next period' })).toBeDisabled()
  })

  test('names a custom range of complete months instead of its days', async () => {
    const october = { kind: 'custom', from: '2026-10-01', to: '2026-10-31' } as const
    const { user, onPeriod } = show(naledi, { period: october })
    expect(screen.queryByLabelText('From')).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Next period' }))
    expect(onPeriod).toHaveBeenCalledExactlyOnceWith({ kind: 'month' })
    await user.click(screen.getByRole('button', { name: /Period$/ }))
    await user.click(screen.getByRole('option', { name: 'From – to' }))
    expect(screen.getByLabelText('From')).toBeVisible()
  })

  test('has two fields for custom days and refuses a reversed range', async () => {
    const { onPeriod } = show(naledi, { period: { kind: 'custom', from: '2026-11-02', to: '2026-11-30' } })
    const to = await screen.findByLabelText('To')
    fireEvent.change(to, { target: { value: '2026-10-30' } })
    expect(screen.getByText('Must not be before the first day')).toBeVisible()
    expect(onPeriod).not.toHaveBeenCalled()
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-10-01' } })
    expect(onPeriod).toHaveBeenCalledExactlyOnceWith({ kind: 'custom', from: '2026-10-01', to: '2026-10-30' })
  })
})
