import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { dateEntryOf } from '#domain/figures/date-entry.ts'
import { fromDateTimeInput, toDateTimeInput } from '#domain/figures/dates.ts'
import { lists } from '../../list-parts.ts'
import { bodiesOf } from '../../record-form.ts'
import { naledi, type RenderedApp, renderApp } from '../../render-app.tsx'
import { dateField, enter, fillIn, openDate, openedForm, recordButton } from '../trade-form.ts'

const minute = 60_000
const start = Date.parse('2026-11-20T10:30:30Z')
const path = `${lists.business}/create`

/** Hides the `Date` response header from the app, as browsers do for cross-origin requests. */
function hideDates() {
  vi.spyOn(Headers.prototype, 'get').mockImplementation(function (this: Headers, name) {
    return name.toLowerCase() === 'date' ? null : (Object.fromEntries(this)[name.toLowerCase()] ?? null)
  })
}

/** Opens a new transaction. The computer's clock is `ahead` minutes and `ms` ahead of the server's clock. */
function open(ahead: number, ms = 0) {
  return renderApp({ as: naledi, path, serverClock: () => start, computer: () => start + ahead * minute + ms })
}

const recordedAt = ({ mock }: RenderedApp) => Date.parse(mock.store.transactions.all()[0]?.createdAt ?? '')

async function record(app: RenderedApp) {
  await fillIn(app.user)
  await app.user.click(recordButton())
  await waitFor(() => expect(app.path()).toBe(lists.business))
}

const { write: shown } = dateEntryOf('en-US', true)

describe('default date of a new transaction', () => {
  test("is the server's if the computer is ahead, and is accepted", async () => {
    const app = open(300)
    await openedForm()
    expect(await openDate(app.user)).toHaveValue(shown(toDateTimeInput(start)))
    await record(app)
    expect(recordedAt(app)).toBe(start)
    expect(app.callsOf('transactions.create')).toHaveLength(1)
  })

  test('is accepted without a date header if the computer is ahead, with a note', async () => {
    hideDates()
    const app = open(7)
    await record(app)
    expect(recordedAt(app)).toBe(start + (7 - 10) * minute)
    expect(await screen.findByText(/because this computer’s clock is ahead of the server’s\.$/)).toBeInTheDocument()
  })

  test("is the computer's if that is less than five minutes behind", async () => {
    const app = open(-4, 250)
    await openedForm()
    expect(await openDate(app.user)).toHaveValue(shown(toDateTimeInput(start - 4 * minute)))
    expect(screen.queryByText(/clock/)).toBeNull()
    await record(app)
    // The seconds and milliseconds keep records of one minute in order.
    expect(recordedAt(app)).toBe(start - 4 * minute + 250)
  })

  test("is the server's if the computer is far behind, with a note beside it", async () => {
    const app = open(-7)
    await openedForm()
    expect(
      await screen.findByText('This device’s clock is 7 minutes behind the server’s. Check the date.'),
    ).toBeVisible()
    expect(await openDate(app.user)).toHaveValue(shown(toDateTimeInput(start)))
    await record(app)
    expect(recordedAt(app)).toBe(start)
  })

  test("is accepted after the computer's clock is corrected", async () => {
    hideDates()
    let ahead = 60
    const app = renderApp({
      as: naledi,
      path,
      serverClock: () => start,
      computer: () => start + ahead * minute,
    })
    await fillIn(app.user)
    ahead = 0
    await app.user.click(recordButton())
    await waitFor(() => expect(app.path()).toBe(lists.business))
    expect(recordedAt(app)).toBe(start)
  })

  test('is refused if changed to the future, and sent without seconds after another change', async () => {
    hideDates()
    const app = open(300)
    await fillIn(app.user)
    const chosen = toDateTimeInput(start + 60 * minute)
    await enter(app.user, await openDate(app.user), chosen)
    await app.user.click(recordButton())
    await waitFor(() => expect(dateField()).toHaveAccessibleDescription(/This date is in the future/))
    expect(dateField()).toHaveValue(shown(chosen))
    await enter(app.user, await openDate(app.user), toDateTimeInput(start - minute))
    await app.user.click(recordButton())
    await waitFor(() => expect(app.path()).toBe(lists.business))
    expect(bodiesOf(app, 'transactions.create')).toMatchObject([
      { createdAt: fromDateTimeInput(chosen) },
      { createdAt: '2026-11-20T10:29:00.000Z' },
    ])
  })
})
