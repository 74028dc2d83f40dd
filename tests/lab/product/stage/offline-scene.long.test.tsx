import { offlineGestures } from './gestures/offline.gestures.ts'
import { testScene } from './test-scene.ts'

await testScene('offline', offlineGestures)
