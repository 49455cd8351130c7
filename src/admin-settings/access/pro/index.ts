export { OwnSurveys } from './own-surveys';
export { RolePicker } from './role-picker';
