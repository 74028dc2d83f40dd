import { afterEach, describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { type Environment, startEnvironment } from '#actors/environment.tsx'
import { startScale } from '#actors/scale/scale.actor.ts'
import { type PortSettings, portSettingsIn } from '#domain/scale/port-settings.ts'
import { liveWeight, type ScaleActor, type ScaleSnapshot } from '#machines/scale/scale.selectors.ts'
import type { ScaleTag } from '#machines/scale/scale.types.ts'
import { createFakeSerial } from '#mirage/scale/fake-serial.ts'
import type { FrameFormat } from '#mirage/scale/scale-frames.ts'
import { createVirtualScale, type VirtualScaleState } from '#mirage/scale/virtual-scale.ts'

const environments: Environment[] = []
const sessions: AbortController[] = []

function start(part: Partial<VirtualScaleState> = {}) {
  const virtual = createVirtualScale({ settleTime: 20 })
  virtual.set(part)
  const serial = createFakeSerial(virtual, 2)
  const environment = startEnvironment({ address: 'http://localhost/api', serial })
  const session = new AbortController()
  environments.push(environment)
  sessions.push(session)
  const scale = startScale(environment, session.signal)
  return { virtual, serial, session, environment, scale }
}

const until = (scale: ScaleActor, predicate: (snapshot: ScaleSnapshot) => boolean) =>
  waitFor(scale, predicate, { timeout: 8000 })
const untilTag = (scale: ScaleActor, tag: ScaleTag) => until(scale, snapshot => snapshot.hasTag(tag))

async function connect(part: Partial<VirtualScaleState> = {}) {
  const started = start(part)
  started.scale.send({ type: 'port.choose' })
  await untilTag(started.scale, 'attached')
  return started
}

afterEach(() => {
  for (const session of sessions.splice(0)) session.abort()
  for (const { session } of environments.splice(0)) session.stop()
  localStorage.clear()
})

describe('The scale', () => {
  test.each<FrameFormat>(['sics', 'headed', 'plain', 'toledo'])(
    'reads a stable weight in the format %s',
    async format => {
      const { scale } = await connect({ load: 642.5, format })
      await untilTag(scale, 'stable')
      expect(liveWeight(scale.getSnapshot())).toBe('642.5')
    },
  )

  test.each([
    ['g', '642.500'],
    ['t', '642.5'],
    ['lb', '642.513592105'],
  ] as const)('converts %s to kg', async (unit, kg) => {
    const { scale } = await connect({ load: 642.5, unit })
    await untilTag(scale, 'stable')
    expect(liveWeight(scale.getSnapshot())).toBe(kg)
  })

  test('connects again when it is plugged in again', async () => {
    const { scale, virtual } = await connect({ load: 642.5 })
    await untilTag(scale, 'stable')
    virtual.set({ isPluggedIn: false })
    await untilTag(scale, 'lost')
    virtual.set({ isPluggedIn: true })
    await untilTag(scale, 'stable')
    expect(liveWeight(scale.getSnapshot())).toBe('642.5')
  })

  test('stays disconnected if the user chooses no port', async () => {
    const { scale } = start({ isPluggedIn: false })
    scale.send({ type: 'port.choose' })
    await until(scale, ({ value }) => JSON.stringify(value).includes('idle'))
    expect(scale.getSnapshot().context.problem).toBe(null)
  })

  test('reports a port that another program uses', async () => {
    const { serial, scale } = start()
    const port = await serial.requestPort()
    await port.open({ baudRate: 9600, dataBits: 8, parity: 'none' })
    scale.send({ type: 'port.choose' })
    await untilTag(scale, 'failed')
    expect(scale.getSnapshot().context.problem?.title).toBe('Could not open the scale')
    await port.close()
  })

  test('opens the port again with the chosen settings, and keeps them for the device', async () => {
    const port: PortSettings = { baudRate: 4800, byteFormat: '7E1' }
    const { scale, environment } = await connect({ load: 642.5, port })
    await untilTag(scale, 'silent')
    environment.preferences.choose('scales', { '0403:6001': port })
    scale.send({ type: 'settings.changed' })
    await untilTag(scale, 'stable')
    expect(portSettingsIn(environment.preferences.get().scales['0403:6001'])).toEqual(port)
  })

  test('closes the port at the end of the session', async () => {
    const { scale, serial, session } = await connect({ load: 642.5 })
    await untilTag(scale, 'stable')
    session.abort()
    const [port] = await serial.getPorts()
    await expect.poll(() => port?.readable).toBe(null)
  })
})

test('Stored settings that are invalid become the defaults', () => {
  expect(portSettingsIn({ baudRate: 300, byteFormat: '8N1' })).toEqual({ baudRate: 9600, byteFormat: '8N1' })
  expect(portSettingsIn(null)).toEqual({ baudRate: 9600, byteFormat: '8N1' })
})
