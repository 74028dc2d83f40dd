import type { DecimalText } from '#domain/figures/numbers.ts'
import { example } from '#machines/example.ts'
import { someProblem } from '#machines/fakes.ts'
import { scaleFakes, somePort } from './scale.fakes.ts'
import { scaleMachine } from './scale.machine.ts'

const weighed = (kg: DecimalText, isStable: boolean) =>
  ({ type: 'weight.read', reading: { kind: 'weight', kg, isStable } }) as const

export const scaleExample = example({
  machine: scaleMachine,
  fakes: script => scaleFakes(script),
  actors: ['findPort', 'choosePort'],
  inputs: {
    'a browser with Web Serial': { isSupported: true },
    'a browser without Web Serial': { isSupported: false },
  },
  events: {
    'port.choose': { type: 'port.choose' },
    'port.appeared': { type: 'port.appeared', port: somePort },
    'port.opened': { type: 'port.opened' },
    'port.lost': { type: 'port.lost' },
    'port.failed': { type: 'port.failed', problem: someProblem('network') },
    'port.close': { type: 'port.close' },
    'settings.changed': { type: 'settings.changed' },
    'weight.read': weighed('642.5', true),
    'weight.capture': { type: 'weight.capture', line: 'form line-1' },
    'weight.resume': { type: 'weight.resume', line: 'form line-1', gross: '1240' },
    'weight.discard': { type: 'weight.discard', line: 'form line-1' },
  },
  otherEvents: [
    weighed('638.2', false),
    weighed('38.0', true),
    ...(['moving', 'overload', 'underload', 'unreadable', 'noUnit'] as const).map(
      kind => ({ type: 'weight.read', reading: { kind } }) as const,
    ),
    { type: 'weight.discard', line: 'form line-2' },
  ],
  otherAnswers: { findPort: { 'a known port': somePort }, choosePort: { 'no port': null } },
})
