import { signInGestures } from './gestures/session.gestures.ts'
import { testScene } from './test-scene.ts'

await testScene('sign-in', signInGestures)
