import { paletteGestures } from './gestures/palette.gestures.ts'
import { testScene } from './test-scene.ts'

await testScene('palette', paletteGestures)
