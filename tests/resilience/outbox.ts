import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inProject } from '#tools/root.ts'
import { startApiServer } from '../api-server/api-server.ts'
import { createFastClock } from './fast-time.ts'
import { type Device, openDevice, owner } from './outbox/device.ts'
import { type Step, steps } from './outbox/steps.ts'
import { addToLog, startLog } from './parallel-jobs.ts'
import type { Cell, Report } from './report.ts'
import type { RunOptions } from './run-options.ts'
import { productFolder } from './stage.ts'

/** Interruptions of a device, by name. */
const interruptions: Readonly<Record<string, (device: Device) => Promise<void>>> = {
  'tab closed': device => device.closeTabs(),
  'browser killed': device => device.kill(),
  reload: async device => {
    await device
      .page()
      .reload({ waitUntil: 'commit' })
      .catch(() => null)
    await device.closeTabs()
  },
  offline: async device => {
    await device.goOffline()
    await device.closeTabs()
  },
  'server restarted': async device => {
    await device.server.restart()
    await device.closeTabs()
  },
}

const sentOnce: NonNullable<Step['expected']> = { records: 1, entries: 0 }

/** Time limit of the normal visit in ms. The pauses of the outbox take up to 20 s of it. */
const visitLimit = 60_000

/** Visits as the owner, with a connection, until the outbox rests. Returns the entries that remain. */
async function visit(device: Device, { expected: { entries } = sentOnce, isUpdated }: Step) {
  device.server.faults.clear()
  await device.context().clearCookies()
  await device.signInAs(owner)
  await device.goOnline()
  await device.open('/business/waiting')
  await device.page().getByRole('heading', { name: 'Waiting to be sent' }).waitFor()
  if (isUpdated) {
    const reloaded = device.page().waitForEvent('load')
    await device.page().getByRole('button', { name: 'Reload' }).click()
    await reloaded
  }
  const begun = Date.now()
  let stored = await device.stored()
  while (stored.length !== entries && Date.now() - begun < visitLimit) {
    await wait(100)
    stored = await device.stored()
  }
  return stored
}

async function observe(step: Step, interrupt: (device: Device) => Promise<void>, weight: number) {
  const { reach, after, expected = sentOnce, isUpdated, server: options } = step
  const clock = createFastClock()
  // A copy, so that the new version is only in this cell.
  const site = await mkdtemp(join(tmpdir(), 'threereco-site-'))
  await cp(inProject(productFolder), site, { recursive: true })
  const server = await startApiServer({ site, now: clock.now, ...options })
  const device = await openDevice(server, clock.begun)
  try {
    await reach(device, weight)
    await interrupt(device)
    await after?.(device)
    if (isUpdated) await appendFile(join(site, 'service-worker.js'), '\n// Next version')
    const stored = await visit(device, step)
    const lines = server.mock.store.linesOf('transactions').all()
    const records = lines.filter(line => line.weight === weight)
    const strangers = server.served.filter(
      ({ name, by, status }) => name === 'transactions.create' && by !== owner && status !== null && status < 300,
    )
    return [
      ...(records.length === expected.records || (expected.isAtMost && records.length < expected.records)
        ? []
        : [`${records.length} records on the server`]),
      ...(stored.length === expected.entries ? [] : [`${stored.length} entries on the device`]),
      ...(strangers.length === 0 ? [] : [`sent by ${strangers[0]?.by}`]),
    ]
  } finally {
    await device.close()
    await server.close()
    await rm(site, { recursive: true })
  }
}

/**
 * Interrupts the way of a record from a device to the server at every step, in a browser that can be killed, over real
 * connections. The record must be on the server exactly once, sent by the user who recorded it.
 */
export async function outboxTable({ isShort, seed, only }: RunOptions): Promise<Report> {
  const pattern = only === undefined ? null : new RegExp(only)
  const all = steps.flatMap(step =>
    Object.entries(interruptions).map(([column, interrupt]) => ({ step, column, interrupt })),
  )
  const chosen = all.filter(({ step, column }, index) =>
    pattern ? pattern.test(`${step.name} / ${column}`) : !isShort || index % 20 === seed % 20,
  )
  startLog()
  const cells: Cell[] = []
  for (const [index, { step, column, interrupt }] of chosen.entries()) {
    const place = { row: step.name, column }
    let seen: string[]
    try {
      seen = await observe(step, interrupt, 1000 + index)
    } catch (error) {
      seen = [String(error).split('\n')[0] ?? '']
    }
    addToLog(`${step.name} / ${column}: ${seen.join(', ')}`)
    cells.push(seen.length === 0 ? { ...place, state: 'held' } : { ...place, state: 'missed', seen: seen.join(', ') })
  }
  return { title: 'Records on this device: at each step, an interruption', cells }
}
