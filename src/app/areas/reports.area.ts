/* Reports: statement, flow and register. */

export { AdminBusinessFlow, BusinessFlow, CollectorFlow } from '#features/reports/flow/flows.tsx'
export { AdminBusinessRegister, BusinessRegister } from '#features/reports/register/registers.tsx'
export {
  AdminBusinessStatement,
  AdminCollectorStatement,
  BusinessStatement,
  CollectorStatement,
} from '#features/reports/statement/statements.tsx'
