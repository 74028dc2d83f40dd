import { materialsGestures } from './gestures/materials.gestures.ts'
import { testScene } from './test-scene.ts'

const input = 'the first page of materials'
const loads = { do: 'answer', src: 'load' } as const

await testScene('materials', materialsGestures, {
  more: [
    { input, steps: [loads, { do: 'send', event: { type: 'query.request', change: { pageSize: 25 } } }, loads] },
    {
      input,
      steps: [
        { do: 'pass', delay: 'slowThreshold' },
        { do: 'send', event: { type: 'list.cancel' } },
      ],
    },
  ],
})
