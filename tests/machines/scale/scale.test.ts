import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { DecimalText } from '#domain/figures/numbers.ts'
import type { Script } from '#machines/fakes.ts'
import { type ScaleCall, scaleFakes, somePort } from '#machines/scale/scale.fakes.ts'
import { scaleMachine } from '#machines/scale/scale.machine.ts'
import { capturedFor, isCapturableFor, liveWeight } from '#machines/scale/scale.selectors.ts'
import type { ScaleTag } from '#machines/scale/scale.types.ts'
import { emittedBy, settled } from '#tests/machines/support.ts'

async function start({ isSupported = true, ...script }: Script<ScaleCall> & { isSupported?: boolean } = {}) {
  const { actors, ...port } = scaleFakes(script, somePort)
  const clock = new SimulatedClock()
  const actor = createActor(scaleMachine.provide({ actors }), { clock, input: { isSupported } }).start()
  await settled()
  return {
    actor,
    ...port,
    clock,
    emitted: emittedBy(actor),
    has: (tag: ScaleTag) => actor.getSnapshot().hasTag(tag),
    weigh: (kg: DecimalText, isStable = true) =>
      port.send({ type: 'weight.read', reading: { kind: 'weight', kg, isStable } }),
    capture: (line = 'line-1') => actor.send({ type: 'weight.capture', line }),
  }
}

async function startReading() {
  const started = await start()
  started.send({ type: 'port.opened' })
  return started
}

describe('Connection', () => {
  test('closes the port and connects again when the scale is plugged in again', async () => {
    const { send, weigh, plugIn, open, has, actor } = await startReading()
    weigh('642.5')
    send({ type: 'port.lost' })
    expect(has('lost')).toBe(true)
    expect(open()).toEqual([])
    expect(liveWeight(actor.getSnapshot())).toBe(null)
    plugIn(somePort)
    expect(open()).toEqual([somePort])
  })

  test('shows an old weight for 2 s only', async () => {
    const { weigh, actor, has, clock } = await startReading()
    weigh('642.5')
    clock.increment(1900)
    weigh('642.5')
    clock.increment(1900)
    expect(liveWeight(actor.getSnapshot())).toBe('642.5')
    clock.increment(100)
    expect(liveWeight(actor.getSnapshot())).toBe(null)
    expect(has('silent')).toBe(false)
    clock.increment(3000)
    expect(has('silent')).toBe(true)
  })
})

describe('Taking a weight', () => {
  test('captures gross, then tare, then gross again', async () => {
    const { weigh, capture, emitted, actor } = await startReading()
    weigh('642.5')
    capture()
    expect(capturedFor(actor.getSnapshot(), 'line-1')).toEqual({ line: 'line-1', gross: '642.5', tare: null })
    weigh('38.0')
    capture()
    weigh('700')
    capture()
    expect(emitted).toEqual([
      { type: 'weight.captured', line: 'line-1', gross: '642.5', tare: null },
      { type: 'weight.captured', line: 'line-1', gross: '642.5', tare: '38.0' },
      { type: 'weight.captured', line: 'line-1', gross: '700', tare: null },
    ])
  })

  test('begins with gross in another line', async () => {
    const { weigh, capture, emitted } = await startReading()
    weigh('642.5')
    capture('line-1')
    capture('line-2')
    expect(emitted.at(-1)).toEqual({ type: 'weight.captured', line: 'line-2', gross: '642.5', tare: null })
  })

  test('begins with gross after the user typed another weight', async () => {
    const { weigh, capture, emitted, actor } = await startReading()
    weigh('642.5')
    capture()
    actor.send({ type: 'weight.discard', line: 'line-1' })
    weigh('38.0')
    capture()
    expect(emitted.at(-1)).toMatchObject({ gross: '38.0', tare: null })
  })

  test('continues with the tare of a held load', async () => {
    const { weigh, capture, emitted, actor } = await startReading()
    actor.send({ type: 'weight.resume', line: 'line-1', gross: '642.5' })
    weigh('38.0')
    capture()
    expect(emitted).toEqual([{ type: 'weight.captured', line: 'line-1', gross: '642.5', tare: '38.0' }])
  })

  test.each<[string, DecimalText]>([
    ['the same load as tare', '642.5'],
    ['a heavier load as tare', '700'],
    ['a negative tare', '-1.5'],
  ])('does not capture %s', async (_, kg) => {
    const { weigh, capture, emitted, actor } = await startReading()
    weigh('642.5')
    capture()
    weigh(kg)
    expect(isCapturableFor(actor.getSnapshot(), 'line-1')).toBe(false)
    capture()
    expect(emitted).toHaveLength(1)
  })

  test('does not capture the tare as gross when the user presses twice', async () => {
    const { weigh, capture, emitted } = await startReading()
    weigh('642.5')
    capture()
    weigh('38.0')
    capture()
    capture()
    expect(emitted).toHaveLength(2)
  })

  test('does not capture an empty scale as gross', async () => {
    const { weigh, capture, emitted } = await startReading()
    weigh('0.0')
    capture()
    expect(emitted).toEqual([])
  })

  test('waits for a stable weight while the weight moves', async () => {
    const { weigh, capture, emitted, has } = await startReading()
    weigh('638.2', false)
    capture()
    expect(has('awaiting')).toBe(true)
    weigh('641.9', false)
    expect(emitted).toEqual([])
    weigh('642.5')
    expect(emitted).toEqual([{ type: 'weight.captured', line: 'line-1', gross: '642.5', tare: null }])
    weigh('650')
    expect(emitted).toHaveLength(1)
  })

  test('stops waiting after 5 s', async () => {
    const { weigh, capture, emitted, has, clock } = await startReading()
    weigh('638.2', false)
    capture()
    clock.increment(4999)
    expect(has('awaiting')).toBe(true)
    clock.increment(1)
    weigh('642.5')
    expect(emitted).toEqual([{ type: 'weight.missed', line: 'line-1' }])
  })

  test.each(['overload', 'underload', 'noUnit'] as const)('captures no weight from %s', async kind => {
    const { weigh, capture, send, emitted, has } = await startReading()
    send({ type: 'weight.read', reading: { kind } })
    capture()
    expect(has('awaiting')).toBe(false)
    weigh('638.2', false)
    capture()
    send({ type: 'weight.read', reading: { kind } })
    weigh('642.5')
    expect(emitted).toEqual([{ type: 'weight.missed', line: 'line-1' }])
  })

  test('ends a stable weight with a line that cannot be read, and waits for the next weight', async () => {
    const { weigh, capture, send, emitted, has, actor } = await startReading()
    weigh('642.5')
    send({ type: 'weight.read', reading: { kind: 'unreadable' } })
    expect(has('unreadable')).toBe(true)
    expect(liveWeight(actor.getSnapshot())).toBe(null)
    capture()
    expect(emitted).toEqual([])
    weigh('640.0')
    expect(emitted).toEqual([{ type: 'weight.captured', line: 'line-1', gross: '640.0', tare: null }])
  })

  test('shows a moving load of unknown weight', async () => {
    const { weigh, send, has, actor } = await startReading()
    weigh('642.5')
    send({ type: 'weight.read', reading: { kind: 'moving' } })
    expect(has('moving')).toBe(true)
    expect(liveWeight(actor.getSnapshot())).toBe(null)
  })
})
