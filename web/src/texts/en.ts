import common from '@locale/en/common.ftl?raw';
import options from '@locale/en/options.ftl?raw';
import web from '@locale/en/web.ftl?raw';

export default [common, options, web];
