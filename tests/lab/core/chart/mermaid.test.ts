import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { buildChart } from '#lab/core/chart/build-chart.ts'
import { toMermaid } from '#lab/core/chart/mermaid.ts'
import { someMachines } from '#tests/lab/core/machines.ts'
import { allMachines } from '#tools/all-machines.ts'
import { door } from './door.ts'
import { isMermaidLine } from './mermaid-lines.ts'

test('a chart becomes a state diagram with frames, diamonds, regions, and arrows last', () => {
  expect(toMermaid(buildChart(door))).toBe(`stateDiagram-v2
  state "door" as machine {
    state machine__deciding <<choice>>
    [*] --> machine__deciding
    state "shut" as machine__shut
    machine__shut : entry / click
    machine__shut : exit / creak, count
    machine__shut : door.knock [isHeard] / count, click
    machine__shut : door.lock / nothing
    state "unlocking" as machine__unlocking
    machine__unlocking : invokes unlock
    machine__unlocking : after while / creak
    state "open" as machine__open {
      state "hinge" as machine__open__hinge {
        state "still" as machine__open__hinge__still
        [*] --> machine__open__hinge__still
        state "creaking" as machine__open__hinge__creaking
        machine__open__hinge__creaking --> [*]
        state "all of hinge" as all__machine__open__hinge
      }
      --
      state "latch" as machine__open__latch {
        state "held" as machine__open__latch__held
        [*] --> machine__open__latch__held
        state "free" as machine__open__latch__free
        machine__open__latch__free --> [*]
      }
    }
    state "blocked" as machine__blocked
    machine__blocked --> [*]
    state "all of door" as all__machine
    all__machine : invokes listen
    all__machine : #42; / count
  }
  machine__deciding --> machine__shut : [isFree]
  machine__deciding --> machine__blocked : else
  machine__shut --> machine__unlocking : door.open
  machine__shut --> machine__shut : door.knock else
  machine__shut --> machine__open__hinge__creaking : bell.ring [isFree and (isHeard or not isOiled)]
  machine__shut --> machine__open__latch__held : bell.ring [isFree and (isHeard or not isOiled)]
  machine__unlocking --> machine__open : unlock answers
  machine__unlocking --> machine__shut : unlock fails [isOiled]
  machine__unlocking --> machine__blocked : unlock fails else
  machine__unlocking --> machine__blocked : after 250 ms
  machine__unlocking --> machine__shut : after 100 ms
  machine__open --> machine__blocked : at the end
  all__machine__open__hinge --> machine__open__hinge__creaking : door.open
  machine__open__latch__held --> machine__open__latch__free : door.lock
`)
})

test('an arrow from a compound state inwards starts at its own box', () => {
  const text = toMermaid(
    buildChart(
      createMachine({
        id: 'lamp',
        initial: 'on',
        states: {
          on: {
            initial: 'dim',
            on: { brighten: '.bright', flicker: { target: 'on', reenter: true }, press: 'off' },
            states: { dim: {}, bright: {} },
          },
          off: {},
        },
      }),
    ),
  )
  expect(text).toContain('all__machine__on --> machine__on__bright : brighten')
  expect(text).toContain('all__machine__on --> all__machine__on : flicker')
  expect(text).toContain('machine__on --> machine__off : press')
})

test('special characters of Mermaid are escaped in names and labels', () => {
  const machine = createMachine({
    id: 'a;b',
    initial: 'end of-all',
    states: { 'end of-all': { on: { '*': '#no' } }, no: { id: 'no', on: { '"<%%:': 'end of-all' } } },
  })
  const text = toMermaid(buildChart(machine))
  expect(text).toContain('state "a#59;b" as machine {')
  expect(text).toContain('state "end of#45;all" as machine__end_32_of_45_all')
  expect(text).toContain('machine__end_32_of_45_all --> machine__no : #42;')
  expect(text).toContain('machine__no --> machine__end_32_of_45_all : #34;#60;#37;#37;#58;')
})

const machines = [...(await allMachines()), ...Object.values(someMachines)]

test.each(machines)('$id has only known lines, with an arrow for each external transition', machine => {
  const chart = buildChart(machine)
  const lines = toMermaid(chart).split('\n')
  expect(lines.filter(line => !isMermaidLine(line))).toEqual([])
  const arrows = lines.filter(line => / --> /.test(line) && !line.includes('[*]'))
  expect(arrows).toHaveLength(chart.transitions.flatMap(({ to }) => to).length)
})
