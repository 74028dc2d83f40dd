import { signUpGestures } from './gestures/session.gestures.ts'
import { testScene } from './test-scene.ts'

await testScene('sign-up', signUpGestures)
