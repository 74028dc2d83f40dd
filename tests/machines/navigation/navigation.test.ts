import { describe, expect, test } from 'vitest'
import { lost, onList, start } from './started.ts'

/**
 * Returns two functions. `gate` delays all calls of an actor after the first `passes` calls. `letGo` releases the
 * delayed calls.
 */
function heldUp(src: string, passes: number) {
  const gates: Array<() => void> = []
  let uses = 0
  return {
    gate: (call: { src: string }) => {
      uses += call.src === src ? 1 : 0
      if (call.src !== src || uses <= passes) return Promise.resolve()
      return new Promise<void>(resolve => gates.push(resolve))
    },
    letGo: () => gates.splice(0).forEach(open => open()),
  }
}

describe('first screen', () => {
  test('renders without the response if that takes long', async () => {
    const { go, asks, clock, onShow, actor } = start({ hanging: ['ask'] })
    go('/list')
    await asks()
    clock.increment(199)
    expect(onShow()).toBeNull()
    clock.increment(1)
    expect(onShow()).toBe('/list')
    expect(actor.getSnapshot().context.shown?.answer).toBeUndefined()
  })

  test('shows a problem until the next address if it fails', async () => {
    const { go, becomes, actor } = start({ failures: { code: [lost] } })
    go('/list')
    await becomes('failed')
    expect(actor.getSnapshot().context).toMatchObject({ problem: lost, shown: null })
    go('/form')
    expect(actor.getSnapshot().context.problem).toBeNull()
    await becomes('shown')
  })
})

describe('next screen', () => {
  test('replaces the previous one when code and response are ready', async () => {
    const { gate, letGo } = heldUp('ask', 1)
    const { go, asks, becomes, onShow, isLate } = await onList({ gate })
    go('/form')
    await asks()
    expect(onShow()).toBe('/list')
    expect(isLate()).toBe(false)
    letGo()
    await becomes('shown')
    expect(onShow()).toBe('/form')
  })

  test('is late when its code exceeds the slow threshold', async () => {
    const { gate, letGo } = heldUp('code', 1)
    const { go, clock, becomes, onShow, isLate, used } = await onList({ gate })
    go('/form')
    clock.increment(199)
    expect(isLate()).toBe(false)
    clock.increment(1)
    expect(isLate()).toBe(true)
    expect(onShow()).toBe('/list')
    letGo()
    await becomes('shown')
    expect(isLate()).toBe(false)
    expect(onShow()).toBe('/form')
    expect(used().filter(src => src === 'code')).toHaveLength(2)
  })

  test('is never shown after the user opened a third one', async () => {
    const { gate, letGo } = heldUp('ask', 1)
    const { go, asks, becomes, onShow, actor, calls } = await onList({ gate })
    const seen: unknown[] = []
    actor.subscribe(({ context }) => seen.push(context.shown?.address.path))
    go('/form')
    await asks()
    go('/other')
    expect(calls.findLast(({ src }) => src === 'ask')?.signal.aborted).toBe(true)
    await asks()
    letGo()
    await becomes('shown')
    expect(onShow()).toBe('/other')
    expect(seen).not.toContain('/form')
  })

  test('keeps the previous screen for Back if it fails', async () => {
    const { go, becomes, onShow, actor } = await onList({ failures: { code: [null, lost] } })
    go('/form')
    await becomes('failed')
    expect(onShow()).toBe('/list')
    go('/list')
    expect(actor.getSnapshot().hasTag('shown')).toBe(true)
    expect(actor.getSnapshot().context.problem).toBeNull()
  })

  test('is prefetched when its link is approached', async () => {
    const { actor, fetchedAhead, used } = await onList()
    actor.send({ type: 'link.approached', path: '/form' })
    expect(fetchedAhead).toEqual(['/form'])
    expect(used()).toEqual(['code', 'ask', 'prepare'])
  })
})

describe('visible screen', () => {
  test('follows another search without new calls', async () => {
    const { go, used, actor } = await onList()
    go('/list', 'page=3')
    expect(actor.getSnapshot().context.shown?.address.search).toBe('page=3')
    expect(used()).toEqual(['code', 'ask', 'prepare'])
  })
})
