import { materialsGestures } from './gestures/materials.gestures.ts'
import { testScene } from './test-scene.ts'

await testScene('materials', materialsGestures)
