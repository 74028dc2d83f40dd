import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openHere } from '#actors/drafts/draft-lifetime.ts'
import { newUuid } from '#rules/ids.ts'
import { lists } from '../list-parts.ts'
import { naledi, type RenderedApp, renderApp } from '../render-app.tsx'
import { choose, combo, fillIn, openedForm, recordButton, weightOf } from '../trades/trade-form.ts'
import { storedDrafts, untilStored } from './stored-drafts.ts'

vi.setConfig({ testTimeout: 180_000 })

const create = `${lists.business}/create`
const saved = () => screen.findByText(/^This record was saved at/)
const restore = () => screen.findByRole('button', { name: 'Open load' })
const untilSent = () => untilStored('"sent"')
/** Returns the id of the record that the stored draft's form has sent. */
const sentId = () => /"sent":\{"id":"([^"]+)"/.exec(storedDrafts()[0] ?? '')?.[1] ?? ''
const tradesOf = ({ mock }: Pick<RenderedApp, 'mock'>) => mock.store.transactions.all()

/** Records a transaction on a server that does not respond. */
async function record(app: RenderedApp) {
  await fillIn(app.user)
  await app.user.click(recordButton())
}

/** Rows of the mock that outlive the page, as on a real server. */
type Rows = Parameters<NonNullable<NonNullable<Parameters<typeof renderApp>[0]>['prepare']>>[0]

/** Reloads the page. `prepare` changes the data of the server, which the mock would otherwise create again. */
async function reload(prepare: (store: Rows) => void = () => undefined) {
  cleanup()
  openHere.clear()
  const app = renderApp({ as: naledi, path: create, prepare })
  await openedForm()
  return app
}

/** Adds the transaction that the form has sent. */
function insertRecord(store: Rows, id: string) {
  const { transactions, transactionLines } = store
  const buyerId = store.userNamed(naledi)?.businessId ?? null
  const trade = transactions.all().find(other => other.buyerId === buyerId)
  const [line] = transactionLines.all()
  if (!trade || !line) throw new Error('The demo data have no transaction')
  transactions.insert({ ...trade, id })
  transactionLines.insert({ ...line, id: newUuid(), tradeId: id })
}

describe('draft of a transaction that was being recorded', () => {
  test('opens as a link if the transaction was saved', async () => {
    const app = renderApp({ as: naledi, path: create })
    const release = app.mock.switches.hold('transactions.create')
    onTestFinished(release)
    await record(app)
    await untilSent()
    const id = sentId()
    const { user, path } = await reload(store => insertRecord(store, id))
    await user.click(await restore())
    await saved()
    expect(storedDrafts()).toEqual([])
    await user.click(screen.getByRole('link', { name: 'Open it' }))
    await waitFor(() => expect(path()).toBe(`${lists.business}/${id}`))
  })

  test('is restored with its id and date, and recorded once', async () => {
    const app = renderApp({ as: naledi, path: create })
    onTestFinished(app.mock.switches.hold('transactions.create'))
    await record(app)
    await untilSent()
    const id = sentId()
    const again = await reload()
    await again.user.click(await restore())
    await screen.findByRole('row', { name: /^Copper wire/ })
    expect(combo('Buyer')).toHaveValue('Kasi Recyclers')
    expect(weightOf('Copper wire')).toHaveValue('40')
    const before = tradesOf(again).length
    await again.user.click(recordButton())
    await waitFor(() => expect(again.path()).toBe(lists.business))
    expect(again.callsOf('transactions.get').at(0)?.path).toBe(`/api/transactions/${id}`)
    expect(again.callsOf('transactions.create').map(({ body }) => body)).toMatchObject([{ id }])
    expect(tradesOf(again)).toHaveLength(before + 1)
    expect(storedDrafts()).toEqual([])
  })
})

test('does not offer a draft that is open in another tab', async () => {
  const { promise: closed, resolve: close } = Promise.withResolvers<void>()
  const request = async (name: string, options: LockOptions, granted: LockGrantedCallback<unknown>) => {
    if (options.ifAvailable) return granted(null)
    await closed
    return granted({ name, mode: 'exclusive' })
  }
  const first = renderApp({ as: naledi, path: create })
  await openedForm()
  await choose(first.user, 'Buyer', 'kasi', 'Kasi Recyclers')
  await waitFor(() => expect(storedDrafts()).toHaveLength(1))
  const name = (Object.keys(localStorage).find(key => key.includes('#')) ?? '').replace(
    /^(threereco\.draft)\.\d+\./,
    '$1 ',
  )
  let isOpen = true
  const query = async () => ({ held: isOpen ? [{ name, mode: 'exclusive' }] : [] })
  Object.defineProperty(navigator, 'locks', { value: { request, query }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
  await reload()
  expect(screen.queryByRole('button', { name: 'Open load' })).toBeNull()
  isOpen = false
  close()
  expect(await restore()).toBeVisible()
})
