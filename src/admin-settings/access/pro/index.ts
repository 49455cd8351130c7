export { RolePicker } from './role-picker';
