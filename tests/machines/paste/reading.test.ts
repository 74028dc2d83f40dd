import { describe, expect, test } from 'vitest'
import { someProblem } from '#machines/fakes.ts'
import { cardboard, copper } from '#machines/lines/lines.fakes.ts'
import { progressOf, unreadText } from '#machines/paste/paste.selectors.ts'
import { settled } from '#tests/machines/support.ts'
import { start } from './started.ts'

const offline = someProblem('network', { message: 'No connection.' })

describe('pasted rows', () => {
  test('become lines in one event, in their order', async () => {
    const { paste, emitted, is } = start()
    await paste('Cardboard|10|5', 'copper|2|30')
    expect(emitted).toEqual([
      {
        type: 'paste.read',
        lines: [
          { material: cardboard, weight: 10, value: 5 },
          { material: copper, weight: 2, value: 30 },
        ],
        unread: 0,
      },
    ])
    expect([is('reading'), is('reporting')]).toEqual([false, false])
  })

  test('are looked up once per material, ignoring case and spaces', async () => {
    const { paste, requests, lines } = start()
    await paste('Copper|1|1', 'COPPER|2|2', 'Cardboard|3|3', 'gw50-01|4|4', 'GW ٥٠-０١|5|5')
    expect(requests()).toEqual(['COPPER', 'Cardboard', 'GW 50-01'])
    expect(lines()).toHaveLength(5)
  })

  test('are looked up four at a time, with progress', async () => {
    const { paste, actor, requests, calls } = start({ hanging: ['find'] })
    await paste('a|1|1', 'b|1|1', 'c|1|1', 'd|1|1', 'e|1|1')
    expect(requests()).toEqual(['a', 'b', 'c', 'd'])
    expect(progressOf(actor.getSnapshot())).toEqual({ answered: 0, total: 5 })
    actor.send({ type: 'paste.stop' })
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true, true, true])
  })

  test('start the next look-up after each response', async () => {
    const open: Array<() => void> = []
    const gate = () => new Promise<void>(resolve => open.push(resolve))
    const { paste, actor, requests, lines } = start({ gate })
    await paste('a|1|1', 'b|1|1', 'c|1|1', 'd|1|1', 'e|1|1', 'f|1|1')
    open[2]?.()
    await settled()
    expect(requests()).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(progressOf(actor.getSnapshot())).toEqual({ answered: 1, total: 6 })
    for (let at = 0; at < 6; at += 1) {
      open[at]?.()
      await settled()
    }
    expect(requests()).toHaveLength(6)
    expect(lines()).toHaveLength(6)
  })

  test('match names, GW codes, or both if they agree', async () => {
    const { paste, lines } = start()
    await paste('GW50-01|1|1', 'Copper|GW 53-02|2|2', 'Copper|GW 50-01|3|3')
    expect(lines()).toEqual([
      ['Cardboard', 1, 1],
      ['Copper', 2, 2],
      ['“Copper” has the GW code GW 53-02, not GW 50-01', 3, 3],
    ])
  })
})

describe('names of object properties', () => {
  const rows = ['constructor|1|1', '__proto__|2|2', 'toString|3|3', 'Copper|4|4', 'valueOf|5|5', '__proto__|6|6']

  test('are looked up like any other', async () => {
    const { paste, requests, lines } = start()
    await paste(...rows)
    expect(requests().toSorted()).toEqual(['Copper', '__proto__', 'constructor', 'toString', 'valueOf'])
    expect(lines()).toHaveLength(6)
    expect(lines()[3]).toEqual(['Copper', 4, 4])
  })

  test('can be retried after a stop', async () => {
    const { paste, actor, unread, is } = start({ hanging: ['find'] })
    await paste(...rows)
    actor.send({ type: 'paste.stop' })
    expect(is('reporting')).toBe(true)
    expect(unread()).toEqual(rows.map((_, index) => [index + 1, 'Stopped before looking up the material']))
  })
})

describe('unclear rows', () => {
  test('become lines with a term and a reason to choose', async () => {
    const { paste, lines, unread, is } = start()
    await paste('GW 53-02|1|1', 'Copp|1|1', 'Gold|1|1', 'Copper|1|1')
    expect(lines()).toEqual([
      ['GW 53-02 is the GW code of Copper, Aluminium cans', 1, 1],
      ['No material matches “Copp”', 1, 1],
      ['No material matches “Gold”', 1, 1],
      ['Copper', 1, 1],
    ])
    expect([unread(), is('reporting')]).toEqual([[], false])
  })

  test('become lines with marks for unreadable numbers', async () => {
    const { paste, emitted } = start()
    await paste('Copper|x|1', 'Gold|1240-380|@y')
    expect(emitted[0]?.lines).toEqual([
      { material: copper, weight: null, value: 1, marks: { weight: 'The weight “x” is not a number' } },
      {
        term: 'Gold',
        reason: expect.stringContaining('“Gold”'),
        weight: 860,
        value: null,
        marks: { value: 'The value “@y” is not a number' },
      },
    ])
  })
})

describe('rows without a line', () => {
  test('are reported in order, with the reasons', async () => {
    const { paste, unread, emitted, is } = start()
    await paste('|1|1', 'Copper', 'Copper|1|1')
    expect(unread()).toEqual([
      [1, 'Enter a material'],
      [2, 'Enter a material, a weight and a value'],
    ])
    expect(emitted).toMatchObject([{ lines: [{ material: copper }], unread: 2 }])
    expect(is('reporting')).toBe(true)
  })

  test('return their pasted text with the header', async () => {
    const { paste, actor } = start()
    await paste('Value|Material|Weight', '1||1', '2|Copper|3')
    expect(unreadText(actor.getSnapshot())).toBe('Value\tMaterial\tWeight\n1\t\t1')
    await paste('|1|1')
    expect(unreadText(actor.getSnapshot())).toBe('\t1\t1')
  })

  test('are cleared by the next paste or a dismissal', async () => {
    const { paste, actor, unread, is } = start()
    await paste('|1|1')
    await paste('a|b|c|d|e')
    expect(unread()).toEqual([[1, expect.stringContaining('5 columns')]])
    actor.send({ type: 'paste.dismiss' })
    expect([unread(), is('reporting')]).toEqual([[], false])
  })

  test('repeat only the missing look-ups', async () => {
    const { paste, actor, requests, lines, unread } = start({ failures: { find: [offline] } })
    await paste('Copper|1|1', 'Cardboard|2|2', '|3|3', 'Copper|4|x')
    expect(unread().map(([row]) => row)).toEqual([1, 3, 4])
    expect(unread()[0]).toEqual([1, 'The search failed: No connection.'])
    actor.send({ type: 'paste.retry' })
    await settled()
    expect(requests()).toEqual(['Copper', 'Cardboard', 'Copper'])
    expect(lines()).toEqual([
      ['Cardboard', 2, 2],
      ['Copper', 1, 1],
      ['Copper', 4, null],
    ])
    expect(unread()).toEqual([[3, 'Enter a material']])
    expect(actor.getSnapshot().can({ type: 'paste.retry' })).toBe(false)
  })
})

test('end at once without anything to look up', async () => {
  const { paste, emitted, calls } = start()
  await paste('')
  expect(emitted).toEqual([{ type: 'paste.read', lines: [], unread: 0 }])
  expect(calls).toEqual([])
})
