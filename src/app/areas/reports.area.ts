/* Reports: statement, flow and register. */

export { AdminBusinessFlow, BusinessFlow, CollectorFlow } from '#features/overview/flow/flows.tsx'
export { AdminBusinessRegister, BusinessRegister } from '#features/overview/register/registers.tsx'
export {
  AdminBusinessStatement,
  AdminCollectorStatement,
  BusinessStatement,
  CollectorStatement,
} from '#features/overview/statement/statements.tsx'
