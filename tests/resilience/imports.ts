import { setTimeout as wait } from 'node:timers/promises'
import { createChance } from '#mirage/seed/chance.ts'
import { type ApiServer, startApiServer } from '../api-server/api-server.ts'
import type { Fault } from '../api-server/faults.ts'
import { createFastClock } from './fast-time.ts'
import { type Device, openDevice, owner } from './outbox/device.ts'
import type { Cell, Report } from './report.ts'
import type { RunOptions } from './run-options.ts'
import { productFolder } from './stage.ts'

const path = '/business/transactions/import'

/** Faults that meet random requests of the import. */
const faults: readonly Fault[] = [
  { kind: 'answer-lost' },
  { kind: 'refused' },
  { kind: 'cut' },
  { kind: 'empty' },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 429, retryAfter: 1 },
]

/** Number of times that the browser is killed during the import. */
const kills = 3

/** A CSV file with one trade per row. Each has its own number and weight. */
function fileOf(count: number, chance: ReturnType<typeof createChance>): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const day = String(1 + Math.floor((index * 28) / count)).padStart(2, '0')
    const weight = `${chance.int(1, 900)}.${chance.int(10, 99)}`
    return `T${index + 1},2026-09-${day} 08:${String(index % 60).padStart(2, '0')},Naledi Mokoena,Copper wire,${weight},${weight}`
  })
  return `Ticket,Date,Supplier,Material,kg,R\n${rows.join('\n')}\n`
}

/** The trades of the server without the times of their storing, in a stable order. */
const tradesOn = ({ mock: { store } }: ApiServer) => {
  const lines = Map.groupBy(store.linesOf('transactions').all(), line => line.tradeId)
  return store.transactions
    .all()
    .map(({ id, buyerId, sellerId, createdAt }) =>
      JSON.stringify([
        id,
        buyerId,
        sellerId,
        createdAt,
        (lines.get(id) ?? []).map(({ name, weight, value }) => [name, weight, value]),
      ]),
    )
    .toSorted()
}

/** Opens the import again after a kill or a failure, and continues it. */
async function goOn(device: Device) {
  await device.context().clearCookies()
  await device.signInAs(owner)
  const page = await device.open(path)
  await page.getByRole('button', { name: 'Continue import trades.csv' }).click()
}

/** Waits until the server has a number of trades, or until the import ends. */
async function untilImported(device: Device, count: number) {
  const { transactions } = device.server.mock.store
  const begun = Date.now()
  const ended = device.page().getByRole('heading', { name: 'Import finished' })
  while (transactions.all().length < count && !(await ended.isVisible().catch(() => false))) {
    if (Date.now() - begun > 600_000) throw new Error(`Only ${transactions.all().length} trades after 10 minutes`)
    await wait(50)
  }
}

/** Breaks a create request after each `every` ones, in random ways, until the returned function is called. */
function breakAtRandom({ faults: broken, served }: ApiServer, chance: ReturnType<typeof createChance>, every: number) {
  let next = every
  const timer = setInterval(() => {
    const created = served.filter(({ name }) => name === 'transactions.create').length
    if (created < next) return
    next = created + every
    broken.set('transactions.create', chance.pick(faults))
  }, 50)
  return () => {
    clearInterval(timer)
    broken.clear()
  }
}

async function observe(count: number, { ignoresIds, seed }: { ignoresIds: boolean; seed: number }) {
  const clock = createFastClock(Date.UTC(2026, 10, 29, 8))
  const chance = createChance(`imports ${seed}`)
  const server = await startApiServer({ site: productFolder, now: clock.now, ignoresIds })
  const device = await openDevice(server, clock.begun)
  try {
    const before = tradesOn(server)
    const page = await device.open(path)
    const content = Buffer.from(fileOf(count, chance))
    const choose = () =>
      device
        .page()
        .locator('input[type=file]')
        .setInputFiles({ name: 'trades.csv', mimeType: 'text/csv', buffer: content })
    await choose()
    await page.getByRole('button', { name: /^Import .*transactions$/ }).click({ timeout: 120_000 })
    const stop = breakAtRandom(server, chance, Math.max(8, count / 100))
    for (let kill = 1; kill <= kills; kill += 1) {
      await untilImported(device, before.length + Math.floor((count * kill) / (kills + 1)))
      await device.kill()
      await goOn(device)
    }
    stop()
    await device.page().getByRole('heading', { name: 'Import finished' }).waitFor({ timeout: 600_000 })
    const made = tradesOn(server).filter(trade => !before.includes(trade))
    const contents = new Set(made.map(trade => JSON.stringify((JSON.parse(trade) as unknown[]).slice(1))))
    // The same file again has nothing to import.
    await device.page().getByRole('button', { name: 'Choose another file' }).click()
    await choose()
    await device
      .page()
      .getByText(/^0 new, 0 changed/)
      .waitFor({ timeout: 120_000 })
    await device.page().getByRole('button', { name: 'Choose another file' }).click()
    await device.page().getByRole('button', { name: 'Undo import trades.csv' }).click()
    await device
      .page()
      .getByRole('button', { name: /^Undo .*transactions$/ })
      .click({ timeout: 120_000 })
    await device
      .page()
      .getByRole('textbox', { name: /I confirm/ })
      .fill('I confirm')
    await device.page().getByRole('button', { name: 'Confirm' }).click()
    await device.page().getByRole('heading', { name: 'Import undone' }).waitFor({ timeout: 600_000 })
    const after = tradesOn(server)
    return [
      ...(made.length === count ? [] : [`${made.length} records of ${count}`]),
      ...(contents.size === made.length ? [] : [`${made.length - contents.size} doubled`]),
      ...(JSON.stringify(after) === JSON.stringify(before) ? [] : [`${after.length - before.length} left after undo`]),
    ]
  } finally {
    await device.close()
    await server.close()
  }
}

/**
 * Imports a file while random requests fail and the browser is killed three times. Each record must be on the server once,
 * also on a server that ignores ids. Undoing must leave the server as before.
 */
export async function importsTable({ isShort, seed, only }: RunOptions): Promise<Report> {
  const pattern = only === undefined ? null : new RegExp(only)
  const count = isShort ? 200 : 10_000
  const cells: Cell[] = []
  for (const [column, ignoresIds] of [
    ['server with ids', false],
    ['server that ignores ids', true],
  ] as const) {
    const row = `${count} trades`
    if (pattern && !pattern.test(`${row} / ${column}`)) continue
    const seen = await observe(count, { ignoresIds, seed }).catch((error: unknown) => [
      String(error).split('\n')[0] ?? '',
    ])
    cells.push(
      seen.length === 0 ? { row, column, state: 'held' } : { row, column, state: 'missed', seen: seen.join(', ') },
    )
  }
  return { title: 'Imports: faults at random, and three kills of the browser', cells }
}
