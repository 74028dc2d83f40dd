import { roleHoldersGestures } from './gestures/role-holders.gestures.ts'
import { rolesGestures } from './gestures/roles-of-user.gestures.ts'
import { testScene } from './test-scene.ts'

await testScene('roles-of-user', rolesGestures)
await testScene('role-holders', roleHoldersGestures)
