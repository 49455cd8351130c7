import { ScreenLoading } from '../shared/components/screen-loading';

export function App() {
	return <ScreenLoading />;
}
