import { rolesGestures } from './gestures/roles-of-user.gestures.ts'
import { testScene } from './test-scene.ts'

await testScene('roles-of-user', rolesGestures)
