import { createRoot } from 'react-dom/client';
import { readPageData } from './page-data';
import { Report } from './report';
import '../admin-results/results.scss';
import '../admin-results/components/components.scss';
import '../admin-results/questions/questions.scss';
import './shared-report.scss';

const data = readPageData();
const root = document.getElementById( 'uf-report' );
if ( data && root ) {
	root.replaceChildren();
	createRoot( root ).render( <Report data={ data } /> );
}
