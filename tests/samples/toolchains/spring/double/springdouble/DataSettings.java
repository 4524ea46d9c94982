package springdouble;

import java.nio.charset.StandardCharsets;
import java.util.UUID;
import javax.sql.DataSource;
import org.h2.jdbcx.JdbcConnectionPool;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.env.Environment;
import org.springframework.core.io.ClassPathResource;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;
import org.springframework.jdbc.datasource.init.ResourceDatabasePopulator;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.annotation.EnableTransactionManagement;
import org.springframework.transaction.support.TransactionTemplate;

/** H2 in memory with `schema.sql` and `data.sql`, and Spring's ways to ask it. */
@Configuration
@EnableTransactionManagement(proxyTargetClass = true)
class DataSettings {
  private static final String H2 = "jdbc:h2:";

  @Bean(destroyMethod = "dispose")
  @IfMissing(DataSource.class)
  JdbcConnectionPool dataSource(Environment settings) {
    // A new name for each application: the contexts of tests do not share their tables.
    var own = H2 + "mem:" + UUID.randomUUID() + ";DB_CLOSE_DELAY=-1;DB_CLOSE_ON_EXIT=FALSE";
    var url = settings.getProperty("spring.datasource.url", own);
    if (!url.startsWith(H2)) throw new Unknown("la base « " + url + " » : il n’a que H2");
    var user = settings.getProperty("spring.datasource.username", "sa");
    var password = settings.getProperty("spring.datasource.password", "");
    var pool = JdbcConnectionPool.create(url, user, password);
    pool.setMaxConnections(10);
    initialize(pool, settings.getProperty("spring.sql.init.mode", "embedded"), url);
    return pool;
  }

  private static void initialize(DataSource data, String mode, String url) {
    if (mode.equals("never") || (mode.equals("embedded") && !url.startsWith(H2 + "mem:"))) return;
    if (!mode.matches("always|embedded")) throw new Unknown("spring.sql.init.mode=" + mode);
    var scripts = new ResourceDatabasePopulator();
    scripts.setSqlScriptEncoding(StandardCharsets.UTF_8.name());
    for (var name : new String[] {"schema.sql", "data.sql"}) {
      var script = new ClassPathResource(name);
      if (script.exists()) scripts.addScript(script);
    }
    scripts.execute(data);
  }

  @Bean
  @IfMissing(JdbcTemplate.class)
  JdbcTemplate jdbcTemplate(DataSource data) {
    return new JdbcTemplate(data);
  }

  @Bean
  @IfMissing(NamedParameterJdbcTemplate.class)
  NamedParameterJdbcTemplate namedParameterJdbcTemplate(JdbcTemplate template) {
    return new NamedParameterJdbcTemplate(template);
  }

  @Bean
  @IfMissing(JdbcClient.class)
  JdbcClient jdbcClient(JdbcTemplate template) {
    return JdbcClient.create(template);
  }

  @Bean
  @IfMissing(PlatformTransactionManager.class)
  DataSourceTransactionManager transactionManager(DataSource data) {
    return new DataSourceTransactionManager(data);
  }

  @Bean
  @IfMissing(TransactionTemplate.class)
  TransactionTemplate transactionTemplate(PlatformTransactionManager manager) {
    return new TransactionTemplate(manager);
  }
}
