import { editMaterialGestures, newMaterialGestures } from './gestures/record.gestures.ts'
import { testScene } from './test-scene.ts'

await testScene('edit-material', editMaterialGestures)
await testScene('new-material', newMaterialGestures)
