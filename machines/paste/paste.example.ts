import { example } from '#machines/example.ts'
import { pasteFakes } from './paste.fakes.ts'
import { pasteMachine } from './paste.machine.ts'

/**
 * Rows pasted from a weighbridge: two known materials, a GW code that two materials share, an unknown name, and a row
 * without a material.
 */
const rows = ['Copper\t120\t10800', 'Cardboard\t640\t960', 'GW 53-02\t35\t700', 'Brass\t18\t1170', '\t60\t90']

export const pasteExample = example({
  machine: pasteMachine,
  fakes: script => pasteFakes(script),
  actors: ['find'],
  inputs: { 'no rows yet': undefined },
  events: {
    'paste.begin': { type: 'paste.begin', text: rows.join('\n'), locale: 'en-US' },
    'paste.stop': { type: 'paste.stop' },
    'paste.retry': { type: 'paste.retry' },
    'paste.dismiss': { type: 'paste.dismiss' },
  },
  otherEvents: [{ type: 'paste.begin', text: rows.slice(0, 2).join('\n'), locale: 'en-US' }],
})
