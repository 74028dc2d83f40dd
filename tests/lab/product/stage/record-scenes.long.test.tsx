import { editMaterialGestures, newMaterialGestures } from './gestures/record.gestures.ts'
import { testScene } from './test-scene.ts'

await testScene('edit-material', editMaterialGestures, {
  more: [
    {
      input: 'a material that is known',
      steps: [
        { do: 'send', event: { type: 'field.change', field: 'name', value: 'PET flakes' } },
        { do: 'send', event: { type: 'record.reset' } },
      ],
    },
  ],
})
await testScene('new-material', newMaterialGestures)
